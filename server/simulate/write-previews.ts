import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Simulation } from './run-simulation.ts'

export type Preview = { html: string; text: string; message: string }

export const writePreviews = async (
  out: string,
  { happenings }: Simulation,
): Promise<Record<number, Preview>> => {
  await mkdir(join(out, folder), { recursive: true })
  await removeFormer(join(out, folder))
  const previews: Record<number, Preview> = {}
  let count = 0
  for (const [index, happening] of happenings.entries()) {
    if (happening.kind !== 'mail') continue
    count += 1
    const name = `${String(count).padStart(2, '0')}-${slugOf(happening.mail.subject)}`
    const file = (ending: string) => join(out, folder, `${name}.${ending}`)
    const { html, text } = happening.mail
    const preview = { html: file('html'), text: file('txt'), message: file('eml') }
    await writeFile(preview.html, html)
    await writeFile(preview.text, text)
    await writeFile(preview.message, happening.raw)
    previews[index] = preview
  }
  return previews
}

const folder = 'mails'

/** Only files of an earlier run. */
const removeFormer = async (dir: string) => {
  for (const name of await readdir(dir))
    if (/^\d{2,}-[\p{L}\p{M}\p{N}-]+\.(html|txt|eml)$/u.test(name)) await rm(join(dir, name))
}

export const slugOf = (subject: string): string => {
  const words = subject
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return Array.from(words.replace(/^-/, '')).slice(0, 40).join('').replace(/-$/, '') || 'mail'
}
