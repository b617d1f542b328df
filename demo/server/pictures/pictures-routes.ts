import { Type } from 'typebox'
import type { Api, Services } from '../api.ts'
import { HttpError } from '../http/errors.ts'

const pictureSchema = {
  params: Type.Object({ '*': Type.String() }),
  querystring: Type.Object({ expires: Type.Integer(), signature: Type.String() }),
}

/** Serves pictures. Expired or tampered links get 404, because a 403 would end the viewer's session. */
export const pictureRoutes = (api: Api, { pictures, links }: Services) => {
  api.route({
    method: 'GET',
    url: '/pictures/*',
    schema: pictureSchema,
    config: { public: true },
    handler: async (request, reply) => {
      const key = request.params['*']
      const { expires, signature } = request.query
      const seconds = links.secondsLeft(key, expires, signature)
      const picture = seconds > 0 && (await pictures.read(key))
      if (!picture) throw new HttpError('not-found')
      return reply
        .header('cache-control', `private, max-age=${seconds}, immutable`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/webp')
        .send(picture)
    },
  })
}
