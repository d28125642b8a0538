import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import { counted } from '../../engine/words/counted.ts'
import type { Changes } from '../changes/compare.ts'
import { parseCommand, runCommand, WrongCall } from '../command.ts'
import { openBrowser } from './browser.ts'
import { shootLooks } from './looks.ts'
import { shootPages } from './pages.ts'
import { shootStaff } from './staff.ts'

const usage = `Usage: npm run screenshots -- [--dist DIST] [--out FOLDER] [--changes FILE] [<coach>/<campaign> ...]
       npm run screenshots -- --looks
       npm run screenshots -- --staff [--out FOLDER] [<view> ...]
Takes a picture of each page of a build, whole, on a phone and on a desktop screen. With --changes only of the pages that
are new or changed in the file of "npm run changes -- --json FILE". With --looks draws stories/pictures/looks.webp anew: every
mood and layout with its name. With --staff of each view of the staff app instead, light
and dark, with sample data, empty, loading and failing. Exit code: 0, or 2 when called wrongly.`

const main = async (): Promise<number> => {
  const { dist, out, ids, isOfStaff, isOfLooks } = readOptions()
  await using browser = await openBrowser()
  if (isOfLooks) {
    console.log(`${await shootLooks(browser, looksFile)} looks in ${looksFile}.`)
    return 0
  }
  if (isOfStaff) {
    console.log(`${await shootStaff(browser, out, ids)} pictures in ${out}.`)
    return 0
  }
  const pages = await shootPages(browser, { dist, out, ids })
  console.log(`${counted(pages, 'page')} as pictures of a phone and a desktop screen in ${out}.`)
  return 0
}

const readOptions = () => {
  const { values, positionals } = parseCommand({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: '.cache/screenshots' },
      changes: { type: 'string' },
      staff: { type: 'boolean', default: false },
      looks: { type: 'boolean', default: false },
    },
  })
  const { dist, out, changes, staff: isOfStaff, looks: isOfLooks } = values
  if (!isOfLooks && !existsSync(join(dist, releaseFolders.pointer)))
    throw new WrongCall(`There is no build in ${dist}: run "npm run build" first.`)
  const named = positionals.length > 0 ? positionals : null
  const ids = changes === undefined ? named : changedIds(changes)
  return { dist, out, ids, isOfStaff, isOfLooks }
}

const looksFile = 'stories/pictures/looks.webp'

/** Written by `npm run changes -- --json FILE`, in this shape. */
const changedIds = (file: string): string[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as Changes).pages
    .filter(({ kind }) => kind !== 'removed')
    .map(({ id }) => id)

await runCommand(usage, main)
