import {
  hoverTooltips,
  LSPClient,
  LSPPlugin,
  serverCompletion,
  serverDiagnostics,
} from '@codemirror/lsp-client'
import type { Transport } from '@codemirror/lsp-client'
import type { PublishDiagnosticsParams } from 'vscode-languageserver-protocol'
import { setMarks } from './marks.ts'

/** engine/compile/dev/editor/language-server.ts answers. */
const event = 'porchlight:language'

let client: LSPClient | undefined

/** Completes and explains as editors do: it is their language server, which the dev server runs. */
export const languageOf = (uri: string) => {
  client ??= new LSPClient({
    timeout: 15_000,
    extensions: [
      { clientCapabilities: { workspace: { configuration: true } } },
      serverCompletion(),
      hoverTooltips(),
      // For what it sends while somebody types: what it shows itself would replace the marks of the check.
      serverDiagnostics(),
    ],
    notificationHandlers: { 'textDocument/publishDiagnostics': markFromSchema },
  }).connect(overSocket)
  return client.plugin(uri, 'yaml')
}

const listeners = new Map<(message: string) => void, (message: unknown) => void>()

const overSocket: Transport = {
  send: (message) => import.meta.hot?.send(event, JSON.parse(message)),
  subscribe: (receive) => {
    const listen = (message: unknown) => receive(JSON.stringify(message))
    listeners.set(receive, listen)
    import.meta.hot?.on(event, listen)
  },
  unsubscribe: (receive) => {
    const listen = listeners.get(receive)
    if (listen) import.meta.hot?.off(event, listen)
  },
}

const markFromSchema = (
  from: LSPClient,
  { uri, version, diagnostics }: PublishDiagnosticsParams,
): boolean => {
  const file = from.workspace.getFile(uri)
  const view = file?.getView()
  const plugin = view && LSPPlugin.get(view)
  // Of a text that is no longer the one that it knows, it sends another answer.
  if (!view || !plugin || (version !== undefined && version !== file?.version)) return true
  const offset = (place: { line: number; character: number }) =>
    plugin.unsyncedChanges.mapPos(plugin.fromPosition(place, plugin.syncedDoc))
  const marks = diagnostics.map(({ range, message }) => ({
    from: offset(range.start),
    to: offset(range.end),
    severity: 'error' as const,
    message: typeof message === 'string' ? message : message.value,
  }))
  view.dispatch({ effects: setMarks.of({ of: 'schema', marks }) })
  return true
}
