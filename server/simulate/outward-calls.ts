import { constants } from 'node:fs'

/** Calls that reach outside, by the object that holds them: a module, or one of its classes' prototypes. */
export const outward: Record<string, string[]> = {
  'net:Socket.prototype': ['connect'],
  'net:Server.prototype': ['listen'],
  'tls:': ['connect'],
  'http:': ['request', 'get'],
  'https:': ['request', 'get'],
  'http2:': ['connect'],
  'dgram:': ['createSocket'],
  'dgram:Socket.prototype': ['bind', 'send', 'connect'],
  'child_process:': ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'],
  'child_process:ChildProcess.prototype': ['spawn'],
  'worker_threads:': ['Worker'],
  'cluster:': ['fork'],
  'inspector:': ['open'],
  'process:': ['exit', 'reallyExit', 'abort', 'kill', 'execve', 'chdir', 'dlopen', 'binding'],
  'process:report': ['writeReport'],
  'module:': ['enableCompileCache'],
  'v8:': ['writeHeapSnapshot'],
  // Not held back by the process's own permissions.
  'sqlite:': ['DatabaseSync', 'backup'],
}

/** Objects whose calls of a name that begins so ask a name server. */
export const nameServers = [
  'dns:',
  'dns:promises',
  'dns:Resolver.prototype',
  'dns:promises.Resolver.prototype',
]
export const isQuestion = (name: string): boolean => /^(resolve|lookup|reverse)/.test(name)

/** Calls of `fs` that change the disk; each has the forms `name`, `nameSync` and that of promises. */
export const writes =
  `appendFile chmod chown copyFile cp fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link
  lutimes mkdir mkdtemp mkdtempDisposable rename rm rmdir symlink truncate unlink utimes write writeFile
  writev`.split(/\s+/)

/** Whether a file that is opened with these flags may change: "r+", `O_TRUNC`. */
export const isWriting = (flags: unknown): boolean =>
  typeof flags === 'number' ? (flags & changing) !== 0 : typeof flags === 'string' && /[aw+]/.test(flags)

const changing = constants.O_WRONLY | constants.O_RDWR | constants.O_CREAT | constants.O_TRUNC
