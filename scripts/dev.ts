import { parseArgs } from 'node:util'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { openCache } from '../engine/build/cache.ts'
import { devDocument } from '../engine/build/dev-document.ts'
import { campaignPages } from '../engine/build/vite-plugin.ts'
import { loadEnvironment } from '../server/process-life.ts'
import { stepSchemas } from '../server/steps.gen.ts'

// The same .env that tells the server its port.
const { PORT = '3000' } = loadEnvironment()
const { values } = parseArgs({
  options: {
    campaigns: { type: 'string', default: 'campaigns' },
    port: { type: 'string', default: '5173' },
    api: { type: 'string', default: `http://127.0.0.1:${PORT}` },
  },
})

const root = join(import.meta.dirname, '..')
const dir = resolve(values.campaigns)
const port = Number(values.port)

const server = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  cacheDir: join(root, '.cache/vite'),
  plugins: [
    campaignPages({
      dir,
      publicOrigin: `http://127.0.0.1:${port}`,
      stepSchemas,
      cache: openCache(join(root, '.cache/porchlight')),
    }),
    devDocument('/engine/app/dev.tsx'),
  ],
  optimizeDeps: { entries: ['engine/app/dev.tsx', 'engine/app/client.tsx'] },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // The form posts to the running server ("npm start" in a second terminal).
    proxy: { '/api': { target: values.api, changeOrigin: true, headers: { origin: values.api } } },
    fs: { allow: [root, dir] },
    watch: {
      ignored: ['**/.data/**', '**/dist/**', '**/.cache/**'],
      // Saving empties a file before it fills it; the first event alone would read half of it.
      awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
    },
  },
})
server.watcher.add(dir)
await server.listen().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log(`Campaigns at http://127.0.0.1:${port}/ (edits show at once; forms are sent to ${values.api})`)
