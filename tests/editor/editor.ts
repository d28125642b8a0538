import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMessageConnection } from 'vscode-jsonrpc/node'
import type { CompletionItem, Diagnostic, Hover, Position } from 'vscode-languageserver-types'
import { readSettings } from './settings.ts'

const root = join(import.meta.dirname, '../..')

/** Line and column from 0. */
export const placeOf = (text: string, words: string): Position => {
  const at = text.indexOf(words)
  if (at < 0) throw new Error(`There is no "${words}" in the text.`)
  const before = text.slice(0, at).split('\n')
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
}

export type Editor = Awaited<ReturnType<typeof openEditor>>

/** The YAML language server, with this repository and its settings. */
export const openEditor = async () => {
  const main = join(root, 'node_modules/yaml-language-server/bin/yaml-language-server')
  const server = spawn(process.execPath, [main, '--stdio'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const connection = createMessageConnection(server.stdout, server.stdin)
  const settings = readSettings(join(root, '.vscode/settings.json'))
  const outside = await watchOutside()
  connection.onRequest('workspace/configuration', ({ items }: { items: { section: string }[] }) =>
    items.map(({ section }) => (section === 'http' ? { proxy: outside.url } : settings(section))),
  )
  connection.onRequest('client/registerCapability', () => null)
  const waiting = new Map<string, (found: Mark[]) => void>()
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: Published) => {
    waiting.get(uri)?.(diagnostics.map(markOf))
  })
  connection.listen()
  const uri = pathToFileURL(root).href
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: [{ uri, name: 'project' }],
    capabilities,
  })
  await connection.sendNotification('initialized', {})
  await connection.sendNotification('workspace/didChangeConfiguration', { settings: {} })

  let version = 0
  /** Opens a file of the repository, optionally with another text, and returns its diagnostics. */
  const open = (file: string, text = readFileSync(join(root, file), 'utf8')) => {
    const document = uriOf(file)
    const found = new Promise<Mark[]>((resolve) => waiting.set(document, resolve))
    version += 1
    void connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: document, languageId: 'yaml', version, text },
    })
    return found
  }
  const ask = <Answer>(method: string, file: string, position: Position) =>
    connection.sendRequest<Answer>(`textDocument/${method}`, { textDocument: { uri: uriOf(file) }, position })

  return {
    open,
    close: (file: string) =>
      connection.sendNotification('textDocument/didClose', { textDocument: { uri: uriOf(file) } }),
    complete: async (file: string, position: Position) =>
      (await ask<{ items: CompletionItem[] }>('completion', file, position)).items,
    hover: async (file: string, position: Position) =>
      textOf(await ask<Hover | null>('hover', file, position)),
    /** Network requests that the server tried. */
    fetches: outside.count,
    end: async () => {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      connection.dispose()
      server.kill()
      outside.end()
    },
  }
}

/** A proxy that counts requests and refuses them. */
const watchOutside = async () => {
  let count = 0
  const proxy = createServer((socket) => {
    count += 1
    socket.destroy()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}`, count: () => count, end: () => proxy.close() }
}

/** The line is from 0. */
export type Mark = { line: number; says: string }

const markOf = ({ range, message }: Diagnostic): Mark => ({
  line: range.start.line,
  says: typeof message === 'string' ? message : message.value,
})

type Published = { uri: string; diagnostics: Diagnostic[] }
const uriOf = (file: string) => pathToFileURL(join(root, file)).href

const textOf = (hover: Hover | null): string =>
  hover && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : ''

const capabilities = {
  workspace: { configuration: true, workspaceFolders: true },
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
    hover: { contentFormat: ['markdown'] },
    publishDiagnostics: {},
  },
}
