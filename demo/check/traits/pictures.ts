import { guide } from '../guide.ts'
import { judge, skip, type Line, type Trait } from '../line.ts'
import { fetchReply } from '../backend.ts'

/** Checks that the first picture of some records can be loaded without a token, like by an `<img>`. */
export async function pictureLine(base: string, records: readonly (Readonly<Record<string, unknown>> | undefined)[]): Promise<Line> {
  const trait: Trait = {
    level: 'recommended',
    name: 'profile_picture',
    wanted: 'a URL that an <img> can load; a relative one starts at the API base',
    guide: guide.answers,
  }
  const picture = records.map((record) => record?.['profile_picture']).find((url): url is string => typeof url === 'string' && url !== '')
  if (!picture) return skip(trait, 'no record has one')
  const address = URL.canParse(picture, `${base}/`) ? new URL(picture, `${base}/`) : undefined
  if (!address || !/^(https?|data):$/.test(address.protocol)) return judge(trait, false, picture.slice(0, 60))
  if (address.protocol === 'data:') return judge(trait, picture.startsWith('data:image/'), 'a data URL')
  const { status, headers, failure } = await fetchReply(address)
  const type = headers.get('content-type') ?? 'no content type'
  const isImage = status === 200 && type.startsWith('image/')
  return judge(trait, isImage, failure ?? (isImage ? type : `${status} ${type} at ${address.origin}${address.pathname}`))
}
