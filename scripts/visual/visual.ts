import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCommand, runCommand, WrongCall } from '../command.ts'
import { openBrowser } from '../screenshots/browser.ts'
import { shootPages } from '../screenshots/pages.ts'
import { comparePictures } from './compare-pictures.ts'
import { percent, reportPage } from './report-page.ts'

const usage = `Usage: npm run test:visual [-- COMMIT]
Compares pictures of every page, on a phone and on a desktop screen, with those of a commit (default: HEAD, the last one):
builds both, and writes .cache/visual/report.html with each picture that differs, before and after.
Exit code: 0 all are the same, 1 some differ, 2 when called wrongly.`

const folder = '.cache/visual'
const root = join(import.meta.dirname, '../..')

const main = async (): Promise<number> => {
  const { positionals } = parseCommand({ allowPositionals: true, options: {} })
  const commit = nameOf(positionals[0] ?? 'HEAD')
  rmSync(folder, { recursive: true, force: true })
  const former = join(folder, 'code')
  // Forced: after Ctrl-C git still knows the one of before.
  git('worktree', 'add', '--quiet', '--force', '--detach', former, commit)
  try {
    symlinkSync(join(root, 'node_modules'), join(former, 'node_modules'))
    await shoot(former, 'before')
  } finally {
    git('worktree', 'remove', '--force', former)
  }
  await shoot(root, 'after')
  const [before, after, out] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'difference')]
  const compared = await comparePictures({ before, after, out })
  const report = join(folder, 'report.html')
  writeFileSync(report, reportPage(compared, commit))
  const changed = compared.filter((each) => each.changed > 0)
  for (const each of changed) console.log(`${percent(each.changed).padStart(12)}  ${each.name}`)
  console.log(`${changed.length} of ${compared.length} pictures differ from ${commit}: ${report}`)
  return changed.length > 0 ? 1 : 0
}

/** Builds the campaigns with the code in a folder, and takes their pictures. */
const shoot = async (code: string, name: string) => {
  const dist = join(root, folder, `${name}-dist`)
  const more = ['--polished', `--out=${dist}`, `--cache=${join(root, '.cache/porchlight')}`]
  execFileSync(process.execPath, ['scripts/build/build.mjs', ...more], { cwd: code, stdio: 'inherit' })
  await using browser = await openBrowser()
  await shootPages(browser, { dist, out: join(folder, name), ids: null })
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
