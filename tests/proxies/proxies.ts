import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Ports = { http: number; https: number; first: number; second: number }
export type Proxy = {
  /** Program and package. */
  name: 'nginx' | 'caddy' | 'haproxy'
  version: string[]
  /** Checks a configuration and ends. */
  parse: (file: string) => string[]
  start: (file: string) => string[]
  /** From the sample to a file that works here. */
  adapt: (sample: string, ports: Ports, folder: string) => string
  /** Parts of the sample that ask `/readyz`, or another process where one is away. */
  cares: string[]
}

export const proxies: Proxy[] = [
  {
    name: 'nginx',
    version: ['-v'],
    parse: (file) => ['-t', '-q', '-c', file, '-e', 'stderr'],
    start: (file) => ['-c', file, '-e', 'stderr'],
    adapt: (sample, ports, folder) => {
      const more = `server 127.0.0.1:${ports.first} max_fails=0;\n  server 127.0.0.1:${ports.second} max_fails=0;`
      const site = replaced(sample, [
        ['listen 80;', `listen 127.0.0.1:${ports.http};`],
        ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
        ['server 127.0.0.1:3000 max_fails=0;', more],
        ['$host', `$host:${ports.https}`],
        ['/etc/ssl/example.com', join(folder, 'server')],
      ])
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${join(folder, name)};`)
        .join('\n')
      const outside = `daemon off;\npid ${join(folder, 'nginx.pid')};\nerror_log stderr;\nevents {}\n`
      return `${outside}http {\naccess_log off;\n${temporary}\n${site}\n}\n`
    },
    cares: [' max_fails=0'],
  },
  {
    name: 'caddy',
    version: ['version'],
    parse: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
    start: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    adapt: (sample, ports, folder) => {
      const site = replaced(sample, [
        ['http://www.example.com {', `http://www.example.com:${ports.http} {`],
        ['https://www.example.com', `https://www.example.com:${ports.https}`],
        ['/etc/ssl/example.com', join(folder, 'server')],
        ['127.0.0.1:3000 127.0.0.1:3001', `127.0.0.1:${ports.first} 127.0.0.1:${ports.second}`],
      ])
      return `{\n  admin off\n  http_port ${ports.http}\n  https_port ${ports.https}\n}\n${site}`
    },
    cares: ['health_uri /readyz', 'health_interval 1s', 'health_timeout 2s', 'lb_try_duration 5s'],
  },
  {
    name: 'haproxy',
    version: ['-v'],
    parse: (file) => ['-c', '-f', file],
    start: (file) => ['-db', '-f', file],
    adapt: (sample, ports, folder) => {
      const both = join(folder, 'server.both.pem')
      const pem = ['pem', 'key'].map((ending) => readFileSync(join(folder, `server.${ending}`), 'utf8'))
      writeFileSync(both, pem.join(''))
      return replaced(sample, [
        ['bind :80', `bind 127.0.0.1:${ports.http}`],
        ['bind :443', `bind 127.0.0.1:${ports.https}`],
        ['redirect scheme https', `redirect prefix https://www.example.com:${ports.https}`],
        ['/etc/ssl/example.com.both.pem', both],
        ['127.0.0.1:3000', `127.0.0.1:${ports.first}`],
        ['127.0.0.1:3001', `127.0.0.1:${ports.second}`],
      ])
    },
    cares: ['option redispatch 1', 'option httpchk GET /readyz', 'check inter 1s fall 2 rise 1'],
  },
]

const replaced = (sample: string, changes: [string, string][]) =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The sample of OPERATIONS.md has no "${from}".`)
    return text.replaceAll(from, to)
  }, sample)

const languages = { nginx: 'nginx', caddy: 'caddyfile', haproxy: 'haproxy' }

const sampleOf = (name: Proxy['name']): string => {
  const operations = readFileSync(join(import.meta.dirname, '../../server/OPERATIONS.md'), 'utf8')
  return operations.split(`\`\`\`${languages[name]}\n`)[1]?.split('```')[0] ?? ''
}

const path = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`

/** Null where it is not installed. */
export const versionOf = ({ name, version }: Proxy): string | null => {
  const { stdout, stderr, error } = spawnSync(name, version, { env: { PATH: path }, encoding: 'utf8' })
  return error ? null : (/\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? 'unknown')
}

type At = { ports: Ports; folder: string; isCareless: boolean }

/** The sample of OPERATIONS.md, on ports that are free; throws what the proxy says of it. */
export const startProxy = async (proxy: Proxy, { ports, folder, isCareless }: At) => {
  const file = join(folder, `${proxy.name}.conf`)
  const adapted = proxy.adapt(sampleOf(proxy.name), ports, folder)
  writeFileSync(
    file,
    isCareless
      ? replaced(
          adapted,
          proxy.cares.map((care) => [care, '']),
        )
      : adapted,
  )
  // Caddy stores what it remembers below its home.
  const env = { PATH: path, HOME: folder }
  const parsed = spawnSync(proxy.name, proxy.parse(file), { env, encoding: 'utf8' })
  if (parsed.status !== 0) throw new Error(`${proxy.name} does not parse:\n${parsed.stdout}${parsed.stderr}`)
  const child = spawn(proxy.name, proxy.start(file), { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const endWithParent = () => child.kill()
  process.once('exit', endWithParent)
  await pause(2500)
  if (child.exitCode !== null) throw new Error(`${proxy.name} ended:\n${printed}`)
  return {
    printed: () => printed,
    close: async () => {
      process.off('exit', endWithParent)
      const ended = once(child, 'exit')
      if (child.kill('SIGINT')) await ended
    },
  }
}
