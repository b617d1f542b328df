import type { FastifyRequest } from 'fastify'
import { apiBase, type Services } from '../api.ts'
import { serverAddress } from '../http/server-address.ts'

/** Returns a function that makes absolute picture URLs for `<img>` on any page. */
export const pictureAddress = ({ links, publicUrl }: Services, request: FastifyRequest) => {
  const base = `${serverAddress(publicUrl, request)}${apiBase}`
  return <Key extends string | null>(key: Key) => (key === null ? key : base + links.pathOf(key)) as Key
}
