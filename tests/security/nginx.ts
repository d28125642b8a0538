import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const host = 'www.example.com'

export type Ports = { http: number; https: number; product: number }

const path = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`

/** The version; null where nginx is not installed. */
export const nginxVersion = (): string | null =>
  /nginx\/(\S+)/.exec(String(spawnSync('nginx', ['-v'], { env: { PATH: path } }).stderr))?.[1] ?? null

/** The sample configuration of OPERATIONS.md, on ports that are free and with a certificate that exists. */
export const sampleConfiguration = (ports: Ports, certificate: string, key: string): string => {
  const operations = readFileSync(join(import.meta.dirname, '../../server/OPERATIONS.md'), 'utf8')
  const [, sample = ''] = /```nginx\n(.*?)```/s.exec(operations) ?? []
  const changes = [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
    ['/etc/ssl/example.com.pem', certificate],
    ['/etc/ssl/example.com.key', key],
    ['server 127.0.0.1:3000', `server 127.0.0.1:${ports.product}`],
    // Nothing else differs where a site is not on port 443.
    ['$host', `$host:${ports.https}`],
  ] as const
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The sample of OPERATIONS.md has no "${from}".`)
    return text.replaceAll(from, to)
  }, sample)
}

export const startNginx = async (folder: string, configuration: string, port: number) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;\nworker_processes 1;\npid ${join(folder, 'nginx.pid')};\nerror_log stderr;\nevents {}\n` +
      `http {\naccess_log off;\n${temporary}\n${configuration}\n}\n`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    env: { PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  nginx.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const endWithParent = () => nginx.kill()
  process.once('exit', endWithParent)
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${printed}`)
    await pause(20)
  }
  return {
    close: async () => {
      process.off('exit', endWithParent)
      const ended = once(nginx, 'exit')
      if (nginx.kill()) await ended
    },
  }
}

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
