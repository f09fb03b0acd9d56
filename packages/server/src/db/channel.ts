/** Broadcasts short texts between the processes on one database; only current listeners get them. */
export type Channel = {
  /** Sends to the others when connected; otherwise the text is lost, and `onResumed` of every process reports it. */
  send(text: string): void
  close(): Promise<void>
}

export type ChannelListener = {
  onText: (text: string) => void
  /** The connection was interrupted, here or elsewhere: messages may have been missed. */
  onGap: () => void
}

/** Connects; resolves when connected, or after the first failed attempt, with retries to follow. */
export type OpenChannel = (listener: ChannelListener) => Promise<Channel>
