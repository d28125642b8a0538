import { Client as PlainClient } from 'pg'

/** `postgres://user:password@one:5432,two:5432/name?target_session_attrs=read-write`, as libpq reads it. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/

/** An address for each host of DATABASE_URL. Of several hosts the one that takes writes is used, whatever `target_session_attrs` says. */
export const hostsOf = (databaseUrl: string): string[] => {
  const [, start = '', hosts = '', rest = ''] = parts.exec(databaseUrl) ?? []
  if (!hosts.includes(',')) return [databaseUrl]
  const path = rest.replace(/([?&])target_session_attrs=[\w-]*(&|$)/, (_, before, after) => after && before)
  return hosts.split(',').map((host) => `${start}${host}${path}`)
}

/** Milliseconds: less than a request waits for a connection. */
const patience = 3000

/** The address of the host that takes writes. A frozen host keeps nobody waiting beside one that answers. */
const findWritable = async (urls: string[]): Promise<string> => {
  try {
    return await Promise.any(urls.map(ifWritable))
  } catch (error) {
    const refusal = new Error('No host of DATABASE_URL takes writes at the moment.', { cause: error })
    throw Object.assign(refusal, { code: '25006' })
  }
}

const ifWritable = async (url: string): Promise<string> => {
  const client = new PlainClient({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'porchlight host',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ writable: boolean }>(
      `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`,
    )
    if (rows[0]?.writable) return url
    throw new Error(`${client.host}:${client.port} is a standby.`)
  } finally {
    void client.end().catch(() => {})
  }
}

/**
 * What `pg` is given for a connection or a pool. Among several hosts each connection looks anew, so that a pool follows a
 * promotion.
 */
export const connectionTo = (
  databaseUrl: string,
): { connectionString: string; Client: typeof PlainClient } => {
  const urls = hostsOf(databaseUrl)
  return {
    connectionString: urls[0] ?? databaseUrl,
    Client: urls.length === 1 ? PlainClient : clientAmong(urls),
  }
}

const clientAmong = (urls: string[]): typeof PlainClient => {
  class ClientAmongHosts extends PlainClient {
    override connect(): Promise<PlainClient>
    override connect(callback: ((error: Error) => void) | ((error: null, client: PlainClient) => void)): void
    override connect(callback?: (error: never, client: PlainClient) => void) {
      const connected = this.connectToWritable()
      if (!callback) return connected
      const answer = (error: unknown) => callback(error as never, this)
      connected.then(() => answer(null), answer)
      return undefined
    }

    private async connectToWritable() {
      const { host, port } = new PlainClient(await findWritable(urls))
      Object.assign(this, { host, port })
      return super.connect()
    }
  }
  return ClientAmongHosts
}
