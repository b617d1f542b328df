import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'
import type { Logo } from './logo.ts'

const isHashed = (path: string) => /[\\/]static[\\/](js|assets)[\\/]/.test(path)

/** Hashed files never change. Browsers revalidate all others, mostly with a 304. */
const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (reply, path) => {
  reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Pages of any origin may load the elements. */
const setElementHeaders: typeof setHeaders = (reply, path, stat) => {
  setHeaders(reply, path, stat)
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
}

/** Frameworks of other applications may create Trusted Types policies. Some libraries use style tags; Angular compiles in the browser. */
const setPortalHeaders: typeof setHeaders = (reply, path, stat) => {
  setHeaders(reply, path, stat)
  let policy = String(reply.getHeader('content-security-policy')).replace("trusted-types 'none'", 'trusted-types *')
  if (/[\\/](own-fluent|modals)[\\/]/.test(path)) policy = policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  if (/[\\/]modals[\\/]/.test(path)) policy = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
  reply.header('content-security-policy', policy)
}

/** Contents of the panel's `config.json`. */
interface Settings {
  brand: string
  logo?: string
}

/** Puts the settings into the panel's page. They replace the link to `config.json`, which saves a request. */
const withSettings = (page: string, settings: Settings) =>
  page
    .replace(/(?<=<title>)[^<]*/, () => escapeHtml(settings.brand))
    .replace(
      /<link id="config"[^>]*>/,
      () => `<script id="config" type="application/json">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
    )

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Returns whether the path belongs to the panel's router: it is no file, not hidden such as `/.git/config`, and outside other folders. */
const isPanelPath = ({ method, url }: FastifyRequest) => {
  const path = url.split('?')[0] ?? ''
  const isFile = /\.[^/]*$|\/\./.test(path)
  return ['GET', 'HEAD'].includes(method) && !isFile && !/^\/+(api|elements|demo)(\/|$)/.test(path)
}

/** Returns whether If-None-Match matches an ETag: `*`, or a list with weak or strong tags. */
const hasAlready = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(',').some((item) => ['*', etag, `W/${etag}`].includes(item.trim()))

/** Sends what a browser revalidates each time, or 304. */
function sendWhenNew(request: FastifyRequest, reply: FastifyReply, { type, content }: { type: string; content: string | Buffer }) {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
  reply.header('cache-control', 'no-cache').header('etag', etag)
  if (hasAlready(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send()
  return reply.type(type).send(content)
}

interface Files {
  /** Folder of the build output. */
  distribution: string
  brand: string
  logo: Logo | undefined
  /** Serves the gallery, too. */
  gallery: boolean
}

/** Serves the build output that exists. Other paths return the panel's page, or 404. */
export const serveFiles = async (app: FastifyInstance, { distribution, brand, logo, gallery }: Files) => {
  /** Serves a folder, or several: each file comes from the first one that has it. */
  const serve = async (folders: string | string[], prefix: string, options: Partial<FastifyStaticOptions>, scope = app) => {
    const root = [folders]
      .flat()
      .map((folder) => join(distribution, folder))
      .filter((folder) => existsSync(folder))
    if (root.length === 0) return
    const common = { root, prefix, decorateReply: false, cacheControl: false, preCompressed: true, setHeaders }
    await scope.register(serveStatic, { ...common, ...options })
  }
  await serve('elements', '/elements/', { index: false, setHeaders: setElementHeaders })
  if (gallery) {
    await serve('demo', '/demo', { redirect: true })
    await serve('portals', '/demo/portal', { redirect: true, preCompressed: false, setHeaders: setPortalHeaders })
    // Screenshots and measurements on this machine replace those of the build.
    await serve(['looks', 'demo/measured/looks'], '/demo/looks/', { index: false, preCompressed: false })
    await serve(['measured', 'demo/measured'], '/demo/measured/', { index: false, preCompressed: false })
    // Programs look for it at the root.
    if (existsSync(join(distribution, 'demo', 'llms.txt'))) app.get('/llms.txt', (_request, reply) => reply.redirect('/demo/llms.txt'))
  }

  const manifest = join(distribution, 'custom-elements.json')
  if (existsSync(manifest)) {
    app.get('/elements/custom-elements.json', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('access-control-allow-origin', '*')
        .type('application/json')
        .send(await readFile(manifest)),
    )
  }

  const settings: Settings = { brand, ...(logo && { logo: 'logo' }) }
  const page = join(distribution, 'panel', 'index.html')
  const hasPanel = existsSync(page)
  const sendPanel = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasPanel || !isPanelPath(request)) throw new HttpError('not-found')
    const html = withSettings(await readFile(page, 'utf8'), settings)
    const policy = String(reply.getHeader('content-security-policy')).replace("base-uri 'none'", "base-uri 'self'")
    reply.header('content-security-policy', policy)
    return sendWhenNew(request, reply, { type: 'text/html; charset=utf-8', content: html })
  }
  await app.register(async (scope) => {
    // The plugin rejects paths such as `//doctors` and `/a%00b`. In the panel they are pages that do not exist.
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (error.statusCode !== 400 && error.statusCode !== 403) throw error
      return sendPanel(request, reply)
    })
    await serve('panel', '/', { index: false }, scope)
  })
  app.get('/', sendPanel)
  if (hasPanel) app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(settings))
  if (hasPanel && logo) app.get('/logo', (request, reply) => sendWhenNew(request, reply, logo))
  // The panel's router does not know this path.
  if (hasPanel) app.get('/index.html', ({ url }, reply) => reply.redirect(url.replace(/^[^?]*/, '/'), 308))
  app.setNotFoundHandler(sendPanel)
}
