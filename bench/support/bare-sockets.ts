// The least that can tell many sockets the same: a server of ws that sends what it is posted to all. What the real server's
// fan-out costs is measured against it.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';

const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    const body = await text(request);
    for (const socket of sockets.clients) socket.send(body);
  }
  response.end(String(process.memoryUsage.rss()));
});
const sockets = new WebSocketServer({ server });
server.listen(Number(process.env.PORT), '127.0.0.1');
