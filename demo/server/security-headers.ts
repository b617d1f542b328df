import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Nothing inline, nothing from elsewhere, and no text that becomes a script: nobody may even make a policy for that. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  },
}

/** What no page of ours ever asks a browser for. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`).join(', ')

/** Headers by which a browser holds the pages to what they need; on every answer. */
export const setSecurityHeaders = async (app: FastifyInstance, isHttps: boolean) => {
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: isHttps })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', unused)
  })
}
