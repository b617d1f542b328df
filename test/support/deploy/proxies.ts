import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { selfSigned } from '../backends/self-signed.ts'
import { deployFile } from './deploy-file.ts'
import { findProgram, startProgram } from './programs.ts'

interface Place {
  folder: string
  http: number
  https: number
  /** Port of the server. */
  server: number
}

const writeCertificate = (folder: string) => {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  writeFileSync(certificate, selfSigned.cert)
  writeFileSync(key, selfSigned.key, { mode: 0o600 })
  return { certificate, key }
}

const startNginx = ({ folder, http, https, server }: Place) => {
  writeCertificate(folder)
  const site = deployFile('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen 443 ': `listen 127.0.0.1:${https} `,
    'backoffice.example.com;': 'localhost;',
    '127.0.0.1:8080': `127.0.0.1:${server}`,
    '/etc/ssl/office': folder,
  })
  writeFileSync(join(folder, 'site.conf'), site)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
  // Takes the place of Debian's nginx.conf.
  const whole = [
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    'http {',
    'access_log off;',
    ...folders,
    `include ${join(folder, 'site.conf')};`,
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), whole.join('\n'))
  return startProgram(findProgram('nginx'), ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    folder,
    log: join(folder, 'nginx.log'),
  })
}

const startCaddy = ({ folder, http, https, server }: Place) => {
  const { certificate, key } = writeCertificate(folder)
  const file = deployFile('Caddyfile', {
    '\tservers {': `\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1\n\tservers {`,
    'backoffice.example.com {': `localhost {\n\ttls ${certificate} ${key}`,
    '127.0.0.1:8080': `127.0.0.1:${server}`,
  })
  writeFileSync(join(folder, 'Caddyfile'), file)
  const words = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  return startProgram(findProgram('caddy'), words, { folder, log: join(folder, 'caddy.log') })
}

/** Starts a proxy from its file in demo/deploy, on loopback ports and with a test certificate. */
export const startProxy = (name: 'nginx' | 'caddy', { folder, ...ports }: Place) => {
  const own = join(folder, name)
  mkdirSync(own)
  return { nginx: startNginx, caddy: startCaddy }[name]({ folder: own, ...ports })
}
