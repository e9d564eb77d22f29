import { Counter, Gauge } from 'prom-client';

export const socketsOpen = new Gauge({ name: 'prova_sockets', help: 'Open sockets of this process.' });

export const framesSent = new Counter({
  name: 'prova_socket_frames_total',
  help: 'Frames sent over sockets, by type.',
  labelNames: ['type'],
});

export const socketsClosed = new Counter({
  name: 'prova_sockets_closed_total',
  help: 'Sockets closed by the server, by code; 1006 are those that read too slowly or went silent.',
  labelNames: ['code'],
});
