import { runCommand } from '../command.ts'
import { inFolder, usage } from './new-options.ts'
import { readAnswers } from './read-answers.ts'
import { writeNew } from './write-new.ts'

const main = async (): Promise<number> => {
  const { made, dir } = await readAnswers(process.argv.slice(2))
  writeNew(made.files, dir)
  for (const { path } of made.files) console.log(`wrote ${path}`)
  const next = dir === null ? made.next : made.next.map((line) => inFolder(line, dir))
  console.log(['', 'Next:', ...next.map((line, at) => `${at + 1}. ${line}`)].join('\n'))
  return 0
}

await runCommand(usage, main)
