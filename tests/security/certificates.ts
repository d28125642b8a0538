import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate of `host` and the authority that signed it, as PEM files in `folder`; good for two days. */
export const makeCertificates = (folder: string, host: string) => {
  const [authority, server] = [join(folder, 'ca'), join(folder, 'server')]
  makeCertificate(authority, 'Porchlight test authority', 'basicConstraints=critical,CA:true')
  const signer = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`]
  makeCertificate(server, host, `subjectAltName=DNS:${host}`, signer)
  return {
    authority: readFileSync(`${authority}.pem`, 'utf8'),
    certificate: `${server}.pem`,
    key: `${server}.key`,
  }
}

const key = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')

const makeCertificate = (file: string, name: string, extension: string, signer: string[] = []) =>
  execFileSync(
    'openssl',
    [
      ...key,
      ...signer,
      '-keyout',
      `${file}.key`,
      '-out',
      `${file}.pem`,
      '-subj',
      `/CN=${name}`,
      '-addext',
      extension,
    ],
    { stdio: 'pipe' },
  )
