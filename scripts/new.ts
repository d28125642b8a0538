import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { usage } from './new/new-options.ts'
import { NotAnswered } from './new/not-answered.ts'
import { readAnswers } from './new/read-answers.ts'
import { problemsOf } from './new/check-new.ts'
import { formatProblem } from '../engine/build/problems/problem.ts'
import type { Made } from './new/starter.ts'

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
    const problems = dir === null ? [] : problemsOf(made.files, dir)
    if (problems.length > 0) throw new NotAnswered(problems.map(formatProblem).join('\n\n'))
    write(made)
    return 0
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    if (error.message) console.error(error.message)
    if (error.isUsage) console.error(`\n${usage}`)
    return error.isUsage ? 2 : 1
  }
}

const write = ({ files, next }: Made) => {
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
    console.log(`wrote ${path}`)
  }
  console.log(['', 'Next:', ...next.map((line, at) => `${at + 1}. ${line}`)].join('\n'))
}

process.exitCode = await main()
