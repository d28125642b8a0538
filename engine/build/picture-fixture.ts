/** The first bytes of small pictures: what tells a kind and a size, and nothing to see. */
export const pngOf = (width: number, height: number): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** `before`: bytes of a segment that stands before the size, as cameras write. */
export const jpegOf = (width: number, height: number, before = 14): Buffer => {
  const segments = Array.from({ length: Math.ceil(before / 60_000) }, () => {
    const segment = Buffer.alloc(Math.min(before, 60_000) + 4)
    segment.writeUInt16BE(0xffe2, 0)
    segment.writeUInt16BE(segment.length - 2, 2)
    return segment
  })
  const size = Buffer.from('ffc0001108000000000301220002110103110100', 'hex')
  size.writeUInt16BE(height, 5)
  size.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from('ffd8', 'hex'), ...segments, size, Buffer.from('ffd9', 'hex')])
}

export const gifOf = (width: number, height: number): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return head
}

export const webpOf = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(30)
  head.write('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1')
  head.writeUIntLE(width - 1, 24, 3)
  head.writeUIntLE(height - 1, 27, 3)
  return head
}

/** AVIF and HEIC; the first brand says which, as a rule. */
export const boxedOf = (brands: readonly string[], width: number, height: number): Buffer => {
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  const [first = '', ...others] = brands
  const front = Buffer.from(`${first}\0\0\0\0${others.join('')}`, 'latin1')
  const list = box('iprp', box('ipco', box('ispe', size)))
  return Buffer.concat([box('ftyp', front), box('meta', Buffer.concat([Buffer.alloc(4), list]))])
}

const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}
