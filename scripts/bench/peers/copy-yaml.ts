import { cpSync, statSync } from 'node:fs'

export const copyYaml = (from: string, to: string): void =>
  cpSync(from, to, {
    recursive: true,
    filter: (file) => file.endsWith('.yaml') || statSync(file).isDirectory(),
  })
