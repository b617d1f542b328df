import { useState, type ChangeEvent, type ComponentProps, type InputEvent } from 'react'
import { isComposed } from '../../../core/input-method.ts'

type InputProps = ComponentProps<'input'>

/**
 * A controlled input that reports its text when nothing of it is being composed by an input method any more.
 * Until then it shows that text, whatever its value is: another value would end the composition.
 */
export function ComposedInput({ value, onChange, onInput, ...input }: InputProps) {
  const [composed, setComposed] = useState<string>()

  return (
    <input
      {...input}
      value={composed ?? value}
      onChange={(event) => {
        if (isComposed(event.nativeEvent)) setComposed(event.target.value)
        else onChange?.(event)
      }}
      onInput={(event) => isComposed(event.nativeEvent) || onInput?.(event)}
      onCompositionEnd={(event) => {
        setComposed(undefined)
        // Chromium and Safari report no further input after it, and Firefox the same text once more.
        onChange?.(event as unknown as ChangeEvent<HTMLInputElement>)
        onInput?.(event as unknown as InputEvent<HTMLInputElement>)
      }}
    />
  )
}
