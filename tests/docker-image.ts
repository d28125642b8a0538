import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * The files that the Dockerfile copies into its image, without packages and release, and the program that its command
 * runs, from the project's folder.
 */
export const dockerImage = () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-image-'))
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')
  for (const line of lines) {
    const [, from, to] = /^COPY --from=build \/app\/(\S+) (\S+)$/.exec(line) ?? []
    if (from === undefined || to === undefined || from === 'dist') continue
    const target = join(folder, to === './' ? from : to)
    mkdirSync(dirname(target), { recursive: true })
    if (from === 'node_modules') symlinkSync(join(root, from), target)
    else cpSync(join(root, from), target, { recursive: true })
  }
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(lines.join('\n')) ?? []
  const file = (JSON.parse(command) as string[]).at(-1) ?? ''
  return {
    program: relative(root, join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
