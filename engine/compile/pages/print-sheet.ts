import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { optimize } from '@tailwindcss/node'
import { hashedFile } from '../bundle/hashed-file.ts'

/** The stylesheet for paper, one for all pages: browsers fetch it last, and nobody waits for it. */
export const printSheet = async (root: string) => {
  const file = join(root, 'engine/app/print.css')
  const { code } = optimize(await readFile(file, 'utf8'), { minify: true, file })
  return hashedFile('print.css', Buffer.from(code))
}
