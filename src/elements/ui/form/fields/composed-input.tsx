import { useRef, useState, type ChangeEvent, type ComponentPropsWithoutRef, type InputEvent, type Ref } from 'react'
import { isComposed } from '../../../../core/forms/input-method.ts'

interface InputProps extends ComponentPropsWithoutRef<'input'> {
  inputRef?: Ref<HTMLInputElement> | undefined
}

/**
 * Controlled input that reports its text only when no input method is composing it.
 * Until then it ignores `value`: another value would end the composition.
 */
export function ComposedInput({ inputRef, value, onChange, onInput, ...input }: InputProps) {
  const [composed, setComposed] = useState<string>()
  const isReported = useRef(false)

  return (
    <input
      {...input}
      ref={inputRef}
      value={composed ?? value}
      onChange={(event) => {
        const isWhole = !isComposed(event.nativeEvent)
        setComposed(isWhole ? undefined : event.target.value)
        if (isWhole) onChange?.(event)
      }}
      onInput={(event) => isComposed(event.nativeEvent) || isReported.current || onInput?.(event)}
      onCompositionEnd={(event) => {
        setComposed(undefined)
        // Chromium and Safari fire no further input event after it. Firefox fires one with the same text in the same task.
        isReported.current = true
        setTimeout(() => (isReported.current = false))
        onChange?.(event as unknown as ChangeEvent<HTMLInputElement>)
        onInput?.(event as unknown as InputEvent<HTMLInputElement>)
      }}
    />
  )
}
