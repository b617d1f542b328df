import { executeServerCommand } from '@web/test-runner-commands'
import { unable } from './unable.ts'

/** Connects a device for passkeys before each test, in engines that can simulate one, and disconnects it afterward. */
export function passkeyDevice(): void {
  beforeEach(connectPasskeyDevice)
  afterEach(disconnectPasskeyDevice)
}

const connect = (isConnected: boolean) => executeServerCommand('ui:passkey-device', { isConnected })

async function connectPasskeyDevice(): Promise<void> {
  if ((await connect(true)) !== true) await unable('the driver of this engine simulates no device for passkeys')
}

/** Without a device, the browser refuses to use a passkey. */
async function disconnectPasskeyDevice(): Promise<void> {
  await connect(false)
}
