import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCommand, runCommand, WrongCall } from '../command.ts'
import { openBrowser } from '../screenshots/browser.ts'
import { shootPages } from '../screenshots/pages.ts'
import { comparePictures } from './compare-pictures.ts'
import { percent, reportPage } from './report-page.ts'
import { shootStories } from './shoot-stories.ts'
import { buildStorybook } from '../../tests/e2e/storybook.ts'

const usage = `Usage: npm run test:visual [-- COMMIT] [--only pages|stories]
Compares pictures of every page, and of every block and state in Storybook, on a phone and on a desktop screen, with those of a
commit (default: HEAD, the last one): builds both, and writes .cache/visual/report.html with each picture that differs, before
and after.
Exit code: 0 all are the same, 1 some differ, 2 when called wrongly.`

const folder = '.cache/visual'
const root = join(import.meta.dirname, '../..')

const main = async (): Promise<number> => {
  const { positionals, values } = parseCommand({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  })
  const only = values.only ?? ''
  if (!['', 'pages', 'stories'].includes(only))
    throw new WrongCall(`--only is "pages" or "stories", not "${only}".`)
  const commit = nameOf(positionals[0] ?? 'HEAD')
  rmSync(folder, { recursive: true, force: true })
  const former = join(folder, 'code')
  // Forced: after Ctrl-C git still knows the one of before.
  git('worktree', 'add', '--quiet', '--force', '--detach', former, commit)
  try {
    symlinkSync(join(root, 'node_modules'), join(former, 'node_modules'))
    await shoot(former, 'before', only)
  } finally {
    git('worktree', 'remove', '--force', former)
  }
  await shoot(root, 'after', only)
  const [before, after, out] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'difference')]
  const compared = await comparePictures({ before, after, out })
  const report = join(folder, 'report.html')
  writeFileSync(report, reportPage(compared, commit))
  const changed = compared.filter((each) => each.changed > 0)
  for (const each of changed) console.log(`${percent(each.changed).padStart(12)}  ${each.name}`)
  console.log(`${changed.length} of ${compared.length} pictures differ from ${commit}: ${report}`)
  return changed.length > 0 ? 1 : 0
}

/** Builds the campaigns and the stories with the code in a folder, and takes their pictures. */
const shoot = async (code: string, name: string, only: string) => {
  await using browser = await openBrowser()
  const out = join(folder, name)
  if (only !== 'stories') {
    const dist = join(root, folder, `${name}-dist`)
    const more = ['--polished', `--out=${dist}`, `--cache=${join(root, '.cache/porchlight')}`]
    execFileSync(process.execPath, ['scripts/build/build.mjs', ...more], { cwd: code, stdio: 'inherit' })
    await shootPages(browser, { dist, out, ids: null })
  }
  if (only !== 'pages') {
    const book = join(root, folder, `${name}-stories`)
    await buildStorybook(book, code)
    await shootStories(browser, { book, out })
  }
}

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

const nameOf = (commit: string) => {
  try {
    return git('rev-parse', '--short', '--verify', `${commit}^{commit}`)
  } catch {
    throw new WrongCall(`There is no commit "${commit}".`)
  }
}

await runCommand(usage, main)
