/** Generic scripting and command-line clients: an application names itself instead. */
const BLOCKED = [
  'curl',
  'wget',
  'httpie',
  'python-requests',
  'python-urllib',
  'python-httpx',
  'aiohttp',
  'go-http-client',
  'java',
  'okhttp',
  'apache-httpclient',
  'axios',
  'node',
  'undici',
  'node-fetch',
  'got',
  'libwww-perl',
  'ruby',
  'php',
  'guzzlehttp',
  'scrapy',
  'postmanruntime',
  'insomnia',
] as const;

// the name must end there: `gotham/1.0` and `javelin/2` are applications
const PATTERN = new RegExp(`^(?:${BLOCKED.join('|')})(?![a-z])`, 'i');

/** Whether the edge turns this client away: no name, or the name of a tool. */
export function isBlockedAgent(userAgent: string | undefined): boolean {
  const agent = userAgent?.trim() ?? '';
  return agent === '' || PATTERN.test(agent);
}
