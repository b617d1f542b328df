export interface DemoSignIn {
  email: string
  password: string
}

/** Fetches the sign-in of the demo superadmin. Resolves to undefined if the server has data of its own, or cannot be reached. */
export async function readDemoSignIn(): Promise<DemoSignIn | undefined> {
  try {
    const answer = await fetch('/demo/sign-in.json')
    return answer.status === 200 ? ((await answer.json()) as DemoSignIn) : undefined
  } catch (error) {
    console.error('The demo account is unknown', error)
    return undefined
  }
}
