import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { openCache } from '../../engine/compile/bundle/cache.ts'
import { devDocument } from '../../engine/compile/dev/dev-document.ts'
import { devIndex } from '../../engine/compile/dev/dev-index.ts'
import { openDevSite } from '../../engine/compile/dev/dev-site.ts'
import type { DevSettings, DevSite } from '../../engine/compile/dev/dev-site.ts'
import { servedFolders } from '../../engine/compile/dev/served-folders.ts'
import { campaignPages } from '../../engine/compile/dev/vite-plugin.ts'
import { counted } from '../../engine/words/counted.ts'
import { samplePerson } from '../../engine/campaign/preview/sample-values.ts'
import { composeMail } from '../../server/pipeline/mail/compose-mail.ts'
import { StartRefused } from '../../server/errors.ts'
import { loadEnvironment } from '../../server/process/process-life.ts'
import { allSchemas } from '../schemas/json/all-schemas.ts'
import { createCampaign } from './create-campaign.ts'
import { parseCommand, runCommand, WrongCall } from '../command.ts'

const { PORT = '3000' } = loadEnvironment()
const usage = `Usage: npm run dev [-- --port 5173] [--campaigns DIR] [--api http://127.0.0.1:${PORT}]
Shows every campaign and follows every save. --api: the running server that forms are sent to.`

const root = join(import.meta.dirname, '../..')

const main = async () => {
  const { values } = parseCommand({
    options: {
      campaigns: { type: 'string', default: 'campaigns' },
      port: { type: 'string', default: '5173' },
      api: { type: 'string', default: `http://127.0.0.1:${PORT}` },
    },
  })
  const dir = resolve(values.campaigns)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new WrongCall(`"${values.port}" is no port: give a number from 1 to 65535, such as --port 5173.`)
  const publicOrigin = `http://127.0.0.1:${port}`

  const settings: DevSettings = {
    dir,
    publicOrigin,
    cache: openCache(join(root, '.cache/porchlight')),
    api: values.api,
    schemas,
    schemaFolder: join(root, 'campaigns/.schemas'),
    create: createCampaign(dir),
    compose: ({ email, campaign, coach, values: more }) =>
      composeMail({
        email,
        campaign,
        coach,
        lead: samplePerson,
        nameFallback: samplePerson.name,
        effectId: 'preview',
        publicOrigin,
        secret: 'preview',
        more: { values: more, attachments: [] },
      }),
  }
  const site = openDevSite(settings)
  const server = await createDevServer(settings, site, port)
  server.watcher.add(dir)
  await server.listen().catch((error: unknown) => {
    const reported = error instanceof Error ? error.message : String(error)
    throw new StartRefused(
      /already in use|EADDRINUSE/.test(reported)
        ? `Port ${port} is taken. End what uses it, or take another one: npm run dev -- --port ${port + 1}`
        : reported,
    )
  })

  const { coaches, diagnostics } = devIndex({ dir, api: values.api, now: new Date() }, site.load())
  console.log(`Campaigns at ${publicOrigin}/ (edits show immediately; forms are sent to ${values.api})`)
  console.log(counted(coaches.flatMap(({ campaigns }) => campaigns).length, 'campaign'))
  console.log(
    diagnostics.length === 0
      ? 'Nothing is wrong.'
      : `${counted(diagnostics.length, 'diagnostic')}: the page shows all of them.`,
  )
  return 0
}

/** Made when a panel is first opened: that takes a moment. */
let made: ReturnType<typeof allSchemas> | undefined
const schemas = () => {
  made ??= allSchemas()
  const { 'campaign.json': campaign = {}, 'coach.json': coach = {} } = made
  return { campaign, coach }
}

const createDevServer = (settings: DevSettings, site: DevSite, port: number) =>
  createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    cacheDir: join(root, '.cache/vite'),
    plugins: [campaignPages(settings, site), devDocument('/engine/app/dev.tsx')],
    optimizeDeps: { entries: ['engine/app/dev.tsx', 'engine/app/client.tsx'] },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        // Not of a campaign at "/private-night".
        '^/api/': { target: settings.api, changeOrigin: true, headers: { origin: settings.api } },
        '^/private/': { target: settings.api, changeOrigin: true },
      },
      fs: { allow: servedFolders(root, settings.dir) },
      watch: {
        ignored: ['**/.data/**', '**/dist/**', '**/.cache/**'],
        // Editors empty a file before they fill it.
        awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
      },
    },
  })

await runCommand(usage, main)
