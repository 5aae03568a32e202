import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

/** A WebSocket for tests, as much of RFC 6455 as short texts need. */
export interface TextSocket {
  readonly send: (text: string) => void;
  /** The next text; fails when none comes for a while. */
  readonly next: () => Promise<string>;
  readonly leave: () => void;
}

const TEXT = 1;
const LAST_FRAGMENT = 0x80;
const MASKED = 0x80;

export async function openSocket(url: string, protocol: string): Promise<TextSocket> {
  const socket = await upgrade(url, protocol);
  const texts: string[] = [];
  let wake = (): void => undefined;
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let frame = frameOf(bytes); frame !== null; frame = frameOf(bytes)) {
      bytes = bytes.subarray(frame.size);
      if (frame.opcode === TEXT) texts.push(frame.text);
    }
    wake();
  });
  socket.on('error', () => undefined);
  return {
    send: (text) => socket.write(maskedFrame(Buffer.from(text))),
    leave: () => socket.destroy(),
    async next() {
      for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
        const text = texts.shift();
        if (text !== undefined) return text;
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 100);
        });
      }
      throw new Error('no message came');
    },
  };
}

function upgrade(url: string, protocol: string): Promise<Duplex> {
  const headers = {
    'connection': 'Upgrade',
    'upgrade': 'websocket',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-protocol': protocol,
    'sec-websocket-version': '13',
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false });
    asked.once('upgrade', (_, socket) => resolve(socket));
    asked.once('response', ({ statusCode }) => reject(new Error(`no upgrade: ${statusCode ?? 0}`)));
    asked.once('error', reject).end();
  });
}

/** The first frame of some bytes, or null where it is not there as a whole. Frames of a server are not masked. */
function frameOf(bytes: Buffer): { readonly opcode: number; readonly text: string; readonly size: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < header) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < header + length) return null;
  return { opcode: bytes.readUInt8(0) & 0x0f, text: bytes.toString('utf8', header, header + length), size: header + length };
}

function maskedFrame(payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const header = Buffer.from([LAST_FRAGMENT | TEXT, MASKED | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([header, mask, payload.map((byte, i) => byte ^ mask.readUInt8(i % 4))]);
}
