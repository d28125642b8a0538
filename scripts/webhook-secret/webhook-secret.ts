import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keptSecret } from '../../server/settings/data-folder.ts'
import { readSettings } from '../../server/settings/env.ts'
import { StartRefused } from '../../server/errors.ts'
import { endRefused, loadEnvironment } from '../../server/process/process-life.ts'
import { webhookSecretOf } from '../../server/settings/keys.ts'

const main = () => {
  const coach = process.argv[2]?.trim() ?? ''
  if (
    coach !== 'operator' &&
    (!/^[a-z0-9-]+$/.test(coach) || !existsSync(join('campaigns', coach, 'coach.yaml')))
  )
    throw new StartRefused(
      'Say whose, by the name of a folder in campaigns: npm run webhook-secret -- <coach>',
    )
  const { webhookSecret, secret, dataDir } = readSettings(loadEnvironment())
  const root = webhookSecret ?? secret
  if (!root && !existsSync(join(dataDir, 'secret')))
    throw new StartRefused(
      `There is no secret in ${dataDir} yet: run "npm start" first, or set WEBHOOK_SECRET.`,
    )
  console.log(webhookSecretOf(root ?? keptSecret(dataDir), coach))
}

try {
  main()
} catch (error) {
  endRefused(error)
}
