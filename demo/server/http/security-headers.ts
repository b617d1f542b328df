import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Allows no inline code, no other origins and no text as script; pages cannot even create a Trusted Types policy. */
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

/** Browser features that no page uses. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`).join(', ')

/** Adds security headers to every response. */
export const setSecurityHeaders = async (app: FastifyInstance, isHttps: boolean) => {
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: isHttps })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', unused)
  })
}
