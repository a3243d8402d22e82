#!/usr/bin/perl
# Reads a TAP file with Perl's own parser and prints each failed test as "rule<tab>file<tab>line", then the number of
# passed ones. Fails if the parser finds any fault.
use strict;
use warnings;
use TAP::Parser;

binmode STDOUT, ':utf8';
open my $file, '<:encoding(UTF-8)', $ARGV[0] or die "cannot read $ARGV[0]: $!";
my $text = do { local $/; <$file> };
my $parser = TAP::Parser->new({ tap => $text });
my ($last, $passed) = (undef, 0);
while (my $result = $parser->next) {
    die 'not TAP: ' . $result->as_string if $result->is_unknown;
    if ($result->is_test) {
        die 'a directive: ' . $result->as_string if $result->directive;
        die 'a failed test without details' if $last;
        $last = $result->is_actual_ok ? undef : $result;
        $passed++ if $result->is_actual_ok;
    } elsif ($result->is_yaml && $last) {
        my $data = $result->data;
        die 'no message' unless length $data->{message};
        die 'severity' unless $data->{severity} =~ /^(error|warning)$/;
        (my $name = $data->{at}{file}) =~ s/\n/\\n/g;
        print join("\t", $data->{rule}, $name, $data->{at}{line}), "\n";
        $last = undef;
    }
}
die 'faults: ' . join '; ', $parser->parse_errors if $parser->parse_errors;
die 'no plan' unless $parser->plan;
print "passed\t$passed\n";
