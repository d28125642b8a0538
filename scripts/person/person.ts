import { StartRefused } from '../../server/errors.ts'
import { forgetInMailbox, mailboxIn } from '../../server/adapters/mail/mailbox.ts'
import { refuseOtherSecret } from '../../server/db/installation-secret.ts'
import { Refused } from '../../server/http/refusal.ts'
import { listErasures } from '../../server/people/erasures.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { keptSecret } from '../../server/settings/data-folder.ts'
import { withDatabase } from '../open-database.ts'
import { readArguments } from './arguments.ts'
import { inWords } from './in-words.ts'
import { runCommand } from './run-command.ts'

const main = async () => {
  if (process.argv[2] === 'erased') return printErasures()
  const asked = readArguments(process.argv.slice(2))
  const answer = await withDatabase({ name: 'person' }, async (client, settings) => {
    const secret = settings.secret ?? keptSecret(settings.dataDir)
    await refuseOtherSecret(client, secret)
    const forgetMails = (email: string) => forgetInMailbox(mailboxIn(settings.dataDir), email)
    return runCommand({ client, now: new Date(), secret, forgetMails }, asked)
  }).catch((error: unknown) => {
    throw error instanceof Refused ? new StartRefused(error.message) : error
  })
  console.log(asked.json ? JSON.stringify(answer) : inWords(answer))
}

/** For a restore of an older backup: store it beside the backups. */
const printErasures = async () => {
  const erasures = await withDatabase({ name: 'person' }, listErasures)
  console.log(JSON.stringify(erasures))
}

await main().catch(endRefused)
