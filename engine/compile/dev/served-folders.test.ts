import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servedFolders } from './served-folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-served-'))
const root = join(folder, 'second')
const font = join(folder, 'first/node_modules/font.woff2')
beforeAll(() => {
  for (const made of ['first/node_modules', 'second', 'campaigns'])
    mkdirSync(join(folder, made), { recursive: true })
  writeFileSync(font, 'a font')
  writeFileSync(join(folder, 'first/secret.txt'), 'a secret')
  symlinkSync(join(folder, 'first/node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a checkout with linked packages gives out their fonts, and nothing beside them', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      ws: false,
      watch: null,
      fs: { allow: servedFolders(root, join(folder, 'campaigns')) },
    },
  })
  await server.listen()
  const origin = server.resolvedUrls?.local[0] ?? ''
  const status = async (file: string) => (await fetch(new URL(`/@fs${file}`, origin))).status
  expect([await status(font), await status(join(folder, 'first/secret.txt'))]).toEqual([200, 403])
  await server.close()
})

test('without packages of its own a folder gives out itself and the campaigns', () => {
  expect(servedFolders(join(folder, 'first'), folder)).toContain(join(folder, 'first/node_modules'))
  expect(servedFolders(join(folder, 'campaigns'), folder)).toEqual([join(folder, 'campaigns'), folder])
})
