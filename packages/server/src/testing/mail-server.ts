import { createServer } from 'node:net'

type Answers = {
  /** The recipient, such as `<lucia@example.org>`. */
  to(address: string): string
  /** The answer to the whole mail. */
  mail(transcript: string): string
}

/** A minimal RFC 5321 server. Tests change its answers, and read what was received. */
export async function startMailServer() {
  const received: string[] = []
  const answers: Answers = { to: () => fine, mail: () => '250 taken' }
  const listener = createServer((socket) => {
    let transcript = ''
    let isData = false
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      transcript += text
      if (isData && transcript.endsWith('\r\n.\r\n')) {
        isData = false
        const answer = answers.mail(transcript)
        if (answer.startsWith('2')) received.push(transcript)
        socket.write(`${answer}\r\n`)
      } else if (!isData) {
        const recipient = /^RCPT TO:(\S+)/.exec(text)?.[1]
        isData = text.startsWith('DATA')
        socket.write(`${recipient === undefined ? answerTo(text) : answers.to(recipient)}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, port, received, answers, close: () => void listener.close() }
}

const fine = '250 fine'

function answerTo(command: string): string {
  if (command.startsWith('DATA')) return '354 go on'
  // Any password is accepted.
  if (command.startsWith('AUTH')) return '235 come in'
  return command.startsWith('QUIT') ? '221 bye' : fine
}

/** The first portal link in the text of a mail, ignoring line breaks. */
export function linkIn(transcript: string): string {
  const text = transcript.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [link] = /https?:\/\/[^\s"<]+/.exec(text) ?? []
  if (link === undefined) throw new Error('the mail has no link')
  return link
}
