import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { siteForMails } from '../../engine/compile/mails/site-for-mails.ts'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { runCommand, WrongCall } from '../command.ts'
import { readPublicOrigin } from '../public-origin.ts'
import { runOrder } from './simulate-process.ts'
import { imageFile } from './simulate-image.ts'
import { readCall, usage } from './simulate-arguments.ts'
import { findCampaign, valuesFor } from './simulate-call.ts'

const cacheDir = '.cache/porchlight'

const main = async (): Promise<number> => {
  const call = readCall(process.argv.slice(2))
  const publicOrigin = readPublicOrigin()
  const found = findCampaign(call, publicOrigin)
  if ('diagnostics' in found) {
    for (const diagnostic of found.diagnostics) console.error(`${formatDiagnostic(diagnostic)}\n`)
    console.error(
      `${call.campaign} is not valid: nothing was simulated. \`npm run validate\` checks all files.`,
    )
    return 1
  }
  const values = valuesFor(found.campaign, call)
  if (!found.campaign.live)
    (call.json ? console.error : console.log)(
      `${call.campaign} is not live yet: shown as if \`live: false\` were taken out.`,
    )
  const site = await siteForMails(found.site, found.campaign.coach, { cacheDir, publicOrigin })
  const { campaign, days, failing, duplicate, full, json } = call
  if (full && !site.campaigns[campaign]?.event)
    throw new WrongCall(`--full says nothing here: ${campaign} is no event.`)
  const out = resolve(call.out)
  await mkdir(out, { recursive: true }).catch((error: unknown) => {
    throw new WrongCall(`--out: ${error instanceof Error ? error.message : String(error)}.`)
  })
  const wanted = {
    site,
    campaign,
    values,
    publicOrigin,
    days,
    failing,
    duplicate,
    full,
    at: call.at.toISOString(),
  }
  return runOrder({ wanted, image: await imageFile(cacheDir), out, json })
}

await runCommand(usage, main)
