import type { AxiosResponse } from 'axios'
import type { Shape } from 'virtual:response-shapes'
import { $configuration } from '../../configuration.ts'
import type { Call, CallSchema } from '../../contract/call.ts'
import { misfitError } from './misfits.ts'
import { asContract } from './other-shapes.ts'
import { readResponse } from './read-response.ts'

/**
 * Reads the response of another backend. What can be read is returned, and the rest told in the console.
 * Throws `contract` for a response without data.
 */
export async function readOther(call: Call<CallSchema>, shape: Shape, given: object, response: AxiosResponse): Promise<object> {
  const { apiBase, credentials } = $configuration.get()
  const plain = asContract(shape, given, response.headers, { isSignIn: call.public === true, hasCookies: credentials === 'include' })
  const { answer, hasMisfits } = await readResponse(shape, plain, apiBase)
  if (answer && !hasMisfits) return answer
  const error = misfitError(call, shape, plain, response)
  if (!answer) throw error
  console.warn(error.message)
  return answer
}
