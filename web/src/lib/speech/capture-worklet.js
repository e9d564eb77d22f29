/** Hands the page what a microphone hears, in blocks of 20 ms: what is under way when it stops is lost. Loaded as it stands: an AudioWorklet imports nothing. */
class Capture extends AudioWorkletProcessor {
  block = new Float32Array(Math.round(sampleRate / 50));
  filled = 0;

  process([[channel] = []]) {
    for (const sample of channel ?? []) {
      this.block[this.filled] = sample;
      this.filled += 1;
      if (this.filled < this.block.length) continue;
      this.port.postMessage(this.block);
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('capture', Capture);
