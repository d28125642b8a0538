import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyFolder } from '../../data-folder.ts'
import type { Product } from '../../product.ts'
import { must } from '../define-check.ts'
import type { Stage } from '../stage.ts'
import { waitUntil } from '../wait-until.ts'
import { commandsOn, type Commands } from './commands.ts'
import { exportAll } from './export-all.ts'
import { addresses, neighbour, wordsOf } from './her.ts'
import { actAsStaff, beginWithMailbox, goOnWithFaults, nothingDue } from './live.ts'
import { bytesLeft, dumpOf, filesOf, search, sentSince, type Hit } from './places.ts'

export type Erasure = { before: Hit[]; after: Hit[]; restored: Hit[]; figures: string }

type Faults = {
  /** What goes wrong just before she is erased. */
  sabotage?: (stage: Stage) => Promise<void>
  /** The backup is restored without the list of who was erased since. */
  isListLost?: boolean
}

/** A person with a trace in all places is exported and erased by the commands; then a backup from before is restored. */
export const eraseEverywhere = async (stage: Stage, faults: Faults = {}): Promise<Erasure> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-erasure-'))
  const commands = commandsOn(stage)
  const file = join(folder, 'before.backup')
  try {
    await live(stage, commands, file)
    const { product } = stage
    const before = await searchAll(stage, product, commands)
    const tables = await exportAll(commands)
    const others = await neighbourIn(stage, product)
    await faults.sabotage?.(stage)
    await erase(commands)
    const since = { mails: stage.sink.mails().length, calls: stage.mailchimp.requests().length }
    await letRetriesCome(stage, product, [0.001, 1, 3])
    const after = await searchAll(stage, product, commands, since)
    must((await neighbourIn(stage, product)) === others, 'erasing her has changed somebody else')
    const left = await bytesLeft(product, Object.values(addresses))

    const list = join(folder, 'erased.json')
    writeFileSync(list, faults.isListLost ? '[]' : await commands.erased())
    const restoredTo = emptyFolder()
    const said = await commands.restore(restoredTo, file, '--erased', list)
    const again = await stage.launchOn(restoredTo, { LOG_LEVEL: 'trace' })
    await letRetriesCome(stage, again, [4, 7])
    const restored = await searchAll(stage, again, commands, since)
    must((await neighbourIn(stage, again)) === others, 'the restore has lost somebody else')
    await eraseNeighbour(stage, commands)
    const places = new Set(before.map(({ where }) => where.replace(/\/.*/, ''))).size
    const figures = [`in ${places} places before, ${tables} tables in the export`, erasedAgain(said), left]
    return { before, after, restored, figures: figures.join('; ') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const live = async (stage: Stage, commands: Commands, file: string) => {
  await beginWithMailbox(stage)
  await stage.product.stop()
  await stage.product.start({ SMTP_URL: stage.sink.url })
  await goOnWithFaults(stage, commands)
  await commands.backup(file)
  await actAsStaff(stage)
}

const erase = async ({ person }: Commands) => {
  const said = await person('erase', addresses.own, '--yes')
  must(said.includes(addresses.fair), 'erasing says nothing of her other address at the same mailbox')
  for (const address of [addresses.fair, addresses.late]) await person('erase', address, '--yes')
}

const erasedAgain = (said: string) => /Erased again.*people/.exec(said)?.[0] ?? 'nobody was erased again'

/** `since`: how many mails and calls had left before. */
const searchAll = async (
  stage: Stage,
  product: Product,
  commands: Commands,
  since?: { mails: number; calls: number },
): Promise<Hit[]> => {
  const places = [
    ...(await dumpOf(product.query)),
    ...filesOf(product.dataDir),
    { where: 'log', text: product.output() },
    { where: 'output of commands', text: commands.printed() },
    { where: 'Mailchimp', text: JSON.stringify(stage.mailchimp.members()) },
    ...(since ? sentSince(stage, since) : []),
  ]
  return search(places, wordsOf(stage.secret))
}

/** Only forward: what is over is deleted by the clock. */
const letRetriesCome = async (stage: Stage, product: Product, days: number[]) => {
  await stage.sink.setMode('ok', addresses.own)
  stage.mailchimp.setMode('ok')
  for (const seconds of days.map((count) => count * 86_400)) {
    stage.setClock(seconds)
    await nothingDue(product, seconds)
  }
  // Workers delete what is over when they start, and every ten minutes.
  await product.restart()
  await waitUntil('nothing is left of asking the mailing list to delete her', 30, async () => {
    const rows = await product.query(`select from step_runs where effect_key = 'mailing-list:erase'`)
    return rows.length === 0
  })
}

/** Sign-ups, forms and consents of somebody whose address is much like hers, and lists that have him. */
const neighbourIn = async ({ mailchimp }: Stage, { query }: Product): Promise<string> => {
  const [row] = await query(
    `select count(distinct lead.id) || ' ' || count(distinct form.id) || ' ' || count(distinct consent.id) as counts
     from leads lead join submissions form on form.lead_id = lead.id join consents consent on consent.lead_id = lead.id
     where lead.email = $1`,
    [neighbour],
  )
  const members = mailchimp.members().filter(({ email }) => email === neighbour)
  return `${String(row?.['counts'])} ${members.length}`
}

const eraseNeighbour = async ({ product }: Stage, { person }: Commands) => {
  const mails = () => filesOf(product.dataDir).filter(({ text }) => text.includes(neighbour)).length
  must(mails() > 0, 'erasing her has deleted the mails of somebody else')
  await person('erase', neighbour, '--yes')
  must(mails() === 0, 'mails of somebody who was erased are still in the mailbox')
}
