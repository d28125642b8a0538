import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { hashOfFiles } from '../../engine/compile/bundle/content-hash.ts'

export type Story = { id: string; title: string; name: string; importPath: string; exportName?: string }

const root = join(import.meta.dirname, '..', '..')
const cached = join(root, '.cache', 'stories')
const sources = ['blocks', 'campaigns', 'engine', 'stories', 'package-lock.json']

/** The folder of the Storybook of the current files; built once, then found by their hash. */
export const ensureStorybook = async (): Promise<string> => {
  const folder = join(cached, await hashOfFiles(root, sources, /\.(test|server\.test)\.tsx?$|\.md$/))
  if (existsSync(join(folder, 'index.json'))) return folder
  const unfinished = `${folder}.${process.pid}`
  await mkdir(cached, { recursive: true })
  await buildStorybook(unfinished)
  await prune()
  // Another worker may have built it first.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  return folder
}

/** Removes builds older than an hour; a newer one may be in use. */
const prune = async () => {
  for (const name of await readdir(cached)) {
    const old = join(cached, name)
    const found = await stat(old).catch(() => null)
    if (found && Date.now() - found.mtimeMs > 3_600_000) await rm(old, { recursive: true, force: true })
  }
}

/** Builds the Storybook of the files in `code` into a folder. */
export const buildStorybook = async (folder: string, cwd = root): Promise<void> => {
  const command = join(root, 'node_modules', '.bin', 'storybook')
  const child = spawn(command, ['build', '-c', 'stories/config', '-o', folder, '--quiet'], {
    cwd,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let reported = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (reported += chunk.toString()))
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error(`Storybook could not be built:\n${reported}`)
}

/** Every story, in the order of the sidebar. */
export const readStories = async (folder: string): Promise<Story[]> => {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    await readFile(join(folder, 'index.json'), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves a folder on a free port. */
export const serveFolder = async (folder: string) => {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    readFile(join(folder, path)).then(
      (bytes) =>
        response
          .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
          .end(bytes),
      () => response.writeHead(path === '/favicon.ico' ? 204 : 404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())).finally(() => {}),
  }
}
