import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { TextArea } from '#components/text-area/text-area.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './chat.css.ts'

/** The message field. An empty message is not sent; nor is text still being composed with an input method. */
export function ChatComposer({ onSend }: { onSend: (text: string) => void }) {
  const { chat: words } = useWords()
  const [text, setText] = useState('')
  const send = () => {
    if (text.trim() === '') return
    onSend(text.trim())
    setText('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className={css.composer}>
      <TextArea
        label={words.write}
        isLabelHidden
        placeholder={words.write}
        description={words.help}
        rows={1}
        value={text}
        onChange={setText}
        onKeyDown={handleKey}
      />
      <IconButton icon="send" label={words.send} tone="primary" onPress={send} />
    </div>
  )
}
