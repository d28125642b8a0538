import { existsSync } from 'node:fs'
import { usage } from './new-options.ts'
import { NotAnswered } from './not-answered.ts'
import { readAnswers } from './read-answers.ts'
import { diagnosticsOf } from './check-new.ts'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { writeAll } from './starter.ts'

/** `npm run new -- campaign|coach|block|step ...`: writes the files of something new, valid as they stand. */
const main = async (): Promise<number> => {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    return 0
  }
  try {
    const { made, dir } = await readAnswers(process.argv.slice(2))
    const taken = made.files.find(({ path }) => existsSync(path))
    if (taken) throw new NotAnswered(`${taken.path} exists already: choose another name.`)
    const diagnostics = dir === null ? [] : diagnosticsOf(made.files, dir)
    if (diagnostics.length > 0) throw new NotAnswered(diagnostics.map(formatDiagnostic).join('\n\n'))
    writeAll(made.files)
    for (const { path } of made.files) console.log(`wrote ${path}`)
    console.log(['', 'Next:', ...made.next.map((line, at) => `${at + 1}. ${line}`)].join('\n'))
    return 0
  } catch (error) {
    if (isOfDisk(error)) {
      console.error(`Nothing was written: ${error.message}.`)
      return 1
    }
    if (!(error instanceof NotAnswered)) throw error
    console.error(error.message)
    if (error.isUsage) console.error('`npm run new -- --help` shows how to use it.')
    return error.isUsage ? 2 : 1
  }
}

/** A folder that may not be written to, a file where a folder should be, a full disk. */
const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error

process.exitCode = await main()
