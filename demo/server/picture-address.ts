import type { FastifyRequest } from 'fastify'
import { apiBase, type Services } from './api.ts'

/** The whole address of a picture, as an `<img>` on any page can load it. */
export const pictureAddress = ({ links, publicUrl }: Services, request: FastifyRequest) => {
  const base = `${publicUrl ?? `${request.protocol}://${request.host}`}${apiBase}`
  return <Key extends string | null>(key: Key) => (key === null ? key : base + links.pathOf(key)) as Key
}
