import { useRef, type CompositionEvent, type InputEvent } from 'react'
import { isComposed } from '../../../core/input-method.ts'

/** Tells a form whether an input method is composing one of its texts. `check` gets that text as soon as it is whole, by the name of its field. */
export function useComposedText(check: (name: string, value: string) => void) {
  const composing = useRef(false)
  return {
    isComposing: () => composing.current,
    // Before the field hears of it, which checks its text then.
    onInputCapture: ({ nativeEvent }: InputEvent) => {
      composing.current = isComposed(nativeEvent)
    },
    onCompositionEndCapture: ({ target }: CompositionEvent) => {
      composing.current = false
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) check(target.name, target.value)
    },
  }
}
