"""Pages as pictures of sixteen greys: written, read and compared without anything but Python."""

import struct
import subprocess
import zlib
from dataclasses import dataclass
from functools import cached_property

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH = 4  # bits a dot


@dataclass(frozen=True)
class Picture:
    """Rows of dots from 0 (black) to 15 (white), one byte each."""

    width: int
    height: int
    dots: bytes

    @cached_property
    def rows(self):
        return [self.dots[y * self.width : (y + 1) * self.width] for y in range(self.height)]


def rendered(pdf, page, dpi):
    """One page of a PDF as poppler sees it."""
    grey = subprocess.run(
        ["pdftoppm", "-gray", "-r", str(dpi), "-f", str(page), "-l", str(page), pdf],
        capture_output=True,
        check=True,
        timeout=120,
    ).stdout
    kind, size, most, dots = grey.split(b"\n", 3)
    if (kind, most) != (b"P5", b"255"):
        raise ValueError(f"pdftoppm made no grey picture of {pdf}")
    width, height = map(int, size.split())
    return Picture(width, height, dots.translate(bytes((dot * 15 + 127) // 255 for dot in range(256))))


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def write(picture, path):
    """A grey PNG of four bits a dot, two dots a byte, rows without a filter."""
    rows = bytearray()
    for row in picture.rows:
        even = row + b"\x0f" * (picture.width % 2)
        rows += b"\0" + bytes(left << 4 | right for left, right in zip(even[::2], even[1::2]))
    head = struct.pack(">IIBBBBB", picture.width, picture.height, DEPTH, 0, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(
            SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + _chunk(b"IEND", b"")
        )


def read(path):
    """A picture that write() made; any other is a ValueError, because it was not approved by the script."""
    with open(path, "rb") as file:
        content = file.read()
    try:
        width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", content[16:29])
        length = struct.unpack(">I", content[33:37])[0]
        if (
            not content.startswith(SIGNATURE)
            or content[37:41] != b"IDAT"
            or (depth, colour, interlaced) != (DEPTH, 0, 0)
        ):
            raise ValueError("another kind of PNG")
        packed = zlib.decompress(content[41 : 41 + length])
        stride = 1 + (width + 1) // 2
        if len(packed) != stride * height or any(packed[::stride]):
            raise ValueError("filtered rows")
    except (struct.error, zlib.error, ValueError) as fault:
        raise ValueError(f"{path} was not made by scripts/approve-pages ({fault})") from None
    dots = bytearray()
    for y in range(height):
        row = packed[y * stride + 1 : (y + 1) * stride]
        both = bytearray(2 * len(row))
        both[::2] = row.translate(HIGH)
        both[1::2] = row.translate(LOW)
        dots += both[:width]
    return Picture(width, height, bytes(dots))


HIGH = bytes(byte >> 4 for byte in range(256))
LOW = bytes(byte & 15 for byte in range(256))


def beside(approved, printed):
    """The approved page, the printed one, and where they differ (black), side by side."""
    blank = lambda picture, height: picture.rows + [b"\x0f" * picture.width] * (height - picture.height)
    height = max(approved.height, printed.height)
    rows = []
    for old, new in zip(blank(approved, height), blank(printed, height)):
        rows.append(old + b"\0" + new + b"\0" + bytes(15 - abs(a - b) for a, b in zip(old, new)))
    return Picture(len(rows[0]), height, b"".join(rows))
