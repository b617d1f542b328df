import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { isPictureKey, uploads, type PictureStore } from './picture-store.ts'
import { StartError } from '../database/start-error.ts'

export interface S3Place {
  /** URL of an S3-compatible service. Default: Amazon S3. */
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const clientOf = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Place) =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services address buckets by path, and few support Amazon's newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000 },
  })

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))

/**
 * Creates a store in an existing bucket.
 * @throws StartError if the bucket cannot be used.
 */
export const s3Pictures = async (place: S3Place): Promise<Required<PictureStore>> => {
  const { bucket: Bucket } = place
  const client = clientOf(place)
  try {
    await client.send(new HeadBucketCommand({ Bucket }))
  } catch (error) {
    client.destroy()
    throw new StartError(`The bucket ${Bucket} of S3_BUCKET can't be used: ${reasonOf(error)}`)
  }
  return {
    read: async (Key) => {
      if (!isPictureKey(Key)) return undefined
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    write: async (Key, Body) => {
      if (!isPictureKey(Key)) throw new Error(`Not a picture key: ${Key}`)
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/webp' }))
    },
    remove: async (Key) => {
      if (isPictureKey(Key)) await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    touch: async (Key) => {
      if (!isPictureKey(Key)) return
      // Copying an object onto itself renews its time only if it replaces something.
      const copy = { Bucket, Key, CopySource: `${Bucket}/${Key}`, MetadataDirective: 'REPLACE', ContentType: 'image/webp' } as const
      try {
        await client.send(new CopyObjectCommand(copy))
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error
      }
    },
    async *uploadsBefore(time) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: uploads })) {
        for (const { Key, LastModified } of Contents) if (Key && isPictureKey(Key) && LastModified && LastModified < time) yield Key
      }
    },
    close: () => client.destroy(),
  }
}
