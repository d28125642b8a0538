import { existsSync } from 'node:fs'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { codeOf, StartRefused } from '../../server/errors.ts'
import { runCommand } from '../command.ts'
import { diagnosticsOf } from './check-new.ts'
import { usage } from './new-options.ts'
import { readAnswers } from './read-answers.ts'
import { writeAll } from './starter.ts'
import type { NewFile } from './starter.ts'

const main = async (): Promise<number> => {
  const { made, dir } = await readAnswers(process.argv.slice(2))
  const taken = made.files.find(({ path }) => existsSync(path))
  if (taken) throw new StartRefused(`${taken.path} exists already: choose another name.`)
  const diagnostics = dir === null ? [] : diagnosticsOf(made.files, dir)
  if (diagnostics.length > 0) throw new StartRefused(diagnostics.map(formatDiagnostic).join('\n\n'))
  write(made.files)
  for (const { path } of made.files) console.log(`wrote ${path}`)
  console.log(['', 'Next:', ...made.next.map((line, at) => `${at + 1}. ${line}`)].join('\n'))
  return 0
}

const write = (files: NewFile[]): void => {
  try {
    writeAll(files)
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) === '') throw error
    throw new StartRefused(`Nothing was written: ${error.message}.`)
  }
}

await runCommand(usage, main)
